import '@paw/ui/tokens.css';
import { publishSite, type Site } from '@paw/contract/site.ts';
import { letLayersGoFirst } from '@paw/ui/layer/letLayersGoFirst.ts';
import { ComponentGallery } from '@paw/ui/gallery/ComponentGallery.tsx';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Workbench } from '../hydratePage.tsx';

/** `/dev/components`: every plain component in every state, without the rest of the shop. */
export function showGallery(workbench: Workbench): void {
  const root = document.getElementById('root');
  const site = document.getElementById('site')?.textContent;
  if (!root || !site) return;
  publishSite(JSON.parse(site) as Site);
  letLayersGoFirst();
  const page = (
    <main>
      <ComponentGallery />
    </main>
  );
  const router = createBrowserRouter([{ path: '/dev/components', element: page }]);
  createRoot(root, workbench.open(router)).render(<RouterProvider router={router} />);
}
