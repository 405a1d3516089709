/**
 * The part of the router that remotes use, shared as one module: the whole package in the share scope would be
 * twice the size, because nothing of it could be left out. What is exported belongs to the contract's number.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
