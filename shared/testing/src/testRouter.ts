/** The router's exports that tests of a remote need besides the facade. */
export { matchPath, MemoryRouter, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
