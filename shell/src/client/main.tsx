import { inTasks } from './inTasks.ts';

const page = () => import(/* webpackMode: "eager" */ './hydratePage.tsx');

/**
 * The page's script is one file whose modules run in several tasks: the large packages one by one, then the shell's
 * own. The last task hydrates the page. The browser can handle input between two tasks.
 */
void inTasks([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@paw/ui/router.ts'),
  page,
  async () => (await page()).hydratePage(),
]);
