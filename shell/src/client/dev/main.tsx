/**
 * The page under `npm run dev`: like `../main.tsx`, with modules that are replaced while it runs and an overlay for
 * errors. Importing the workbench starts it, before react-dom and before any module that may throw.
 */
import { workbench } from './workbench.ts';
import { hydratePage } from '../hydratePage.tsx';
import { showGallery } from './showGallery.tsx';

if (location.pathname === '/dev/components') showGallery(workbench);
else void hydratePage(workbench);
