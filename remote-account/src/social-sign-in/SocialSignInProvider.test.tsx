import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { SocialSignInContext, SocialSignInProvider } from './SocialSignInProvider.tsx';

function Offer() {
  return use(SocialSignInContext).available ? <button>Sign in elsewhere</button> : <p>Nothing to offer</p>;
}

test('without a client id social sign-in offers nothing and loads nothing', () => {
  render(<Offer />, { wrapper: SocialSignInProvider });
  expect(screen.getByText('Nothing to offer')).toBeVisible();
  expect(document.querySelectorAll('script, iframe, link')).toHaveLength(0);
});
