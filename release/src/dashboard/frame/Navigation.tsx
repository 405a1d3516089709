import { NavLink } from 'react-router-dom';
import { useLive } from '../live/LiveProvider.tsx';
import { accessPath, notificationsPath } from '../paths.ts';

/** The views that belong to no environment, for those whose role opens them. */
export function Navigation() {
  const { me } = useLive();
  if (!me?.mayAdminister && !me?.mayNotify) return null;
  return (
    <nav className="bar-views" aria-label="Views">
      {me.mayAdminister && <NavLink to={accessPath}>People and tokens</NavLink>}
      {me.mayNotify && <NavLink to={notificationsPath}>Notifications</NavLink>}
    </nav>
  );
}
