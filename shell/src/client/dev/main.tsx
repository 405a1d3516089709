/**
 * The page under `npm run dev`: what `../main.tsx` starts, with modules that are exchanged while it runs and with
 * what is wrong shown over it. The workbench is opened by its import, before react-dom and before any module that may
 * throw.
 */
import { workbench } from './workbench.ts';
import { hydratePage } from '../hydratePage.tsx';
import { showGallery } from './showGallery.tsx';

if (location.pathname === '/dev/components') showGallery(workbench);
else void hydratePage(workbench);
