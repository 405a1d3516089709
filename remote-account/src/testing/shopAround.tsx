import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@paw/shared/testing/testRouter.ts';
import { Component as DashboardPage } from '../dashboard/DashboardPage.tsx';
import { Component as LoginPage } from '../login/LoginPage.tsx';
import { Component as ResetPasswordPage } from '../reset-password/ResetPasswordPage.tsx';
import { Component as SignupPage } from '../signup/SignupPage.tsx';

/** This remote's pages, reached from the cart, with a stand-in for every other page. */
export const shopAround = (address: string) => (
  <MemoryRouter initialEntries={['/viewcart', address]}>
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
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
