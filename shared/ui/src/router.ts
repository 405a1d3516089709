/**
 * The part of the router that remotes use, shared as one module: the whole package in the share scope could not be tree-shaken
 * and would be twice the size. The exports belong to the contract's number.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
