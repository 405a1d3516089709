/** The router's parts that tests of a remote need beside the facade. */
export { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
