import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Changes } from '../live/Changes.tsx';
import { LiveLine } from '../live/LiveLine.tsx';
import { useLive } from '../live/LiveProvider.tsx';
import { Failure } from './Failure.tsx';
import { Navigation } from './Navigation.tsx';

/** What is around every view: who is signed in, and how old the picture is. */
export function Frame({ children }: { children: ReactNode }) {
  const { me, failure, environments } = useLive();
  // With a registry that is gone, the last picture stays; who is signed out sees no more of it.
  const isShown = !failure || (environments && ![401, 403].includes(failure.status));
  return (
    <>
      <header className="bar">
        <div className="bar-room">
          <Link className="bar-name" to="/">
            Releases
          </Link>
          <Navigation />
          {me && (
            <form method="post" action="/auth/logout" className="bar-person">
              <span>
                {me.name} <span className="soft">({me.role})</span>
              </span>
              <button type="submit" className="link-button">
                Sign out
              </button>
            </form>
          )}
        </div>
      </header>
      <main className="page">
        <LiveLine />
        {failure && <Failure failure={failure} />}
        {isShown && children}
      </main>
      <Changes />
    </>
  );
}
