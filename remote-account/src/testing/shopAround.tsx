import { MemoryRouter, Route, Routes, useLocation, useNavigate, useParams } from '@paw/testing/testRouter.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { Component as OverviewPage } from '../dashboard/overview/OverviewPage.tsx';
import { Component as LoginPage } from '../login/LoginPage.tsx';
import { remote } from '../remote.tsx';
import { Component as ResetPasswordPage } from '../reset-password/ResetPasswordPage.tsx';
import { Component as ConfirmEmailPage } from '../confirm-email/ConfirmEmailPage.tsx';
import { Component as SecurityPage } from '../dashboard/security/SecurityPage.tsx';
import { Component as SignupPage } from '../signup/SignupPage.tsx';

const atOnce: Record<string, ComponentType> = {
  '/login': LoginPage,
  '/signup': SignupPage,
  '/dashboard': OverviewPage,
  '/dashboard/security': SecurityPage,
  '/confirm-email': ConfirmEmailPage,
  '/reset-password': ResetPasswordPage,
};

/**
 * This remote's pages, opened from the cart, with a placeholder for every other page.
 * @param state the history's state of the opened page
 */
export const shopAround = (url: string, state?: object) => (
  <MemoryRouter initialEntries={['/viewcart', { ...partsOf(url), state }]}>
    <Routes>
      {remote.routes.map(({ path, page }) => {
        const Page = atOnce[path];
        return <Route key={path} path={path} element={Page ? <Page /> : <LaterPage page={page} />} />;
      })}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  </MemoryRouter>
);

function partsOf(url: string) {
  const { pathname, search, hash } = new URL(url, 'http://shop.test');
  return { pathname, search, hash };
}

/** A page as the shell shows it: after its code is loaded, with the URL's parameters. */
function LaterPage({ page }: { page: (typeof remote.routes)[number]['page'] }) {
  const params = useParams();
  const [Page, setPage] = useState<ComponentType<{ params: typeof params }>>();
  useEffect(() => void page().then(({ Component }) => setPage(() => Component as typeof Page)), [page]);
  return Page && <Page params={params} />;
}

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>Now at {pathname + search}</p>
      <p>{JSON.stringify(state)}</p>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  );
}
