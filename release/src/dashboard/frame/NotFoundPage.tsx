import { Link } from 'react-router-dom';
import { PageHeading } from './PageHeading.tsx';

export function NotFoundPage() {
  return (
    <>
      <PageHeading title="There is no such page" />
      <p>
        Go to <Link to="/">what is live where</Link>.
      </p>
    </>
  );
}
