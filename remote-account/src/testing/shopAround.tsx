import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@paw/shared/testing/testRouter.ts';
import { Component as LoginPage } from '../login/LoginPage.tsx';

/** The login page, reached from the cart, with a stand-in for every other page. */
export const shopAround = (address: string) => (
  <MemoryRouter initialEntries={['/viewcart', address]}>
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  </MemoryRouter>
);

function Elsewhere() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>Now at {pathname + search}</p>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  );
}
