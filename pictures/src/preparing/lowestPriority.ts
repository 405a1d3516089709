import { setPriority } from 'node:os';

// Imported before everything else: threads that are started later inherit it.
setPriority(19);
