import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Asynchronous content may be slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
