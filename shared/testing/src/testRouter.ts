/** The router's parts that tests of a remote need beside the facade. */
export { matchPath, MemoryRouter, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
