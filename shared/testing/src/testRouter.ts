/** The router's exports that tests of a remote need besides the facade. */
export {
  createMemoryRouter,
  matchPath,
  MemoryRouter,
  Route,
  Router,
  RouterProvider,
  Routes,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
