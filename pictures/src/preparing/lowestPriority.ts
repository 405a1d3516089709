import { setPriority } from 'node:os';

// Imported before everything else: threads started later inherit the priority.
setPriority(19);
