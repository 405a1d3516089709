import { publishSite } from '@paw/contract/site.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { render, screen } from '@testing-library/react';
import { inShell } from '../../testing/inShell.tsx';
import { Footer } from './Footer.tsx';

afterEach(() => publishSite(testSite));
const open = () => render(inShell(<Footer />).page);
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the specified links have their labels', () => {
  open();
  const pets = ['Dog', 'Cat', 'Birds', 'Fish'].map((name) => target(`${name} Supplies`));
  expect(pets).toEqual(['/petcategory/dog', '/petcategory/cat', '/petcategory/bird', '/petcategory/fish']);
  expect(['Home', 'About Us', 'Blog', 'Contact Us'].map(target)).toEqual(['/', '/about-us', '/blogs', '/contact-us']);
});

test('help, order tracking and the wishlist are linked beside them', () => {
  open();
  expect(['Help Center', 'Track Order', 'Wishlist'].map(target)).toEqual(['/help', '/track-order', '/wishlist']);
});

test('the policies’ words are links, and Returns and Shipping follow', () => {
  open();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Terms & Conditions / Privacy Policy / Returns / Shipping');
  const targets = ['Terms & Conditions', 'Privacy Policy', 'Returns', 'Shipping'].map(target);
  expect(targets).toEqual(['/terms-&-conditions', '/privacy-policy', '/return-&-refund', '/shipping-policy']);
});

test('phone, email, address and year are the configured ones', () => {
  publishSite({
    ...testSite,
    phone: '+1 (555) 0123',
    email: 'us@shop.example',
    address: '1 Way',
    copyrightYear: '2031',
  });
  open();
  expect([target(/^\+1\s\(555\)\s0123$/), target('us@shop.example')]).toEqual([
    'tel:+15550123',
    'mailto:us@shop.example',
  ]);
  expect(screen.getByText('1 Way')).toBeVisible();
  expect(screen.getByText('© 2031 Paw Dailies')).toBeVisible();
});

test('the four social icons are not links until a URL is configured', () => {
  open();
  expect(screen.getAllByRole('img')).toHaveLength(4);
  expect(screen.queryByRole('link', { name: 'YouTube' })).toBeNull();
  publishSite({ ...testSite, social: { youtube: 'https://video.example/paw' } });
  open();
  expect(target('YouTube')).toBe('https://video.example/paw');
});
