import '@paw/ui/tokens.css';
import './dark.css';
import './dashboard.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Dashboard } from './Dashboard.tsx';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Dashboard />
    </BrowserRouter>,
  );
}
