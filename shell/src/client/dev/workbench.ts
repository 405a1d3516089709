import { openWorkbench } from './openWorkbench.ts';

export const workbench = openWorkbench();
