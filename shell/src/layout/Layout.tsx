import { SkipLink } from '@paw/ui/SkipLink.tsx';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { RegionNotices } from '../failures/RegionNotices.tsx';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { Breadcrumb } from './breadcrumb/Breadcrumb.tsx';
import { ConsentBanner } from './consent/ConsentBanner.tsx';
import { VisitStatistics } from './consent/VisitStatistics.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { LinkPrefetch } from './navigation/LinkPrefetch.ts';
import { LoadingStatus } from './navigation/LoadingStatus.tsx';
import { PageChange } from './navigation/PageChange.tsx';
import { ScrollPlace } from './navigation/ScrollPlace.ts';

/** Header, breadcrumb, content, footer: around every page except /login and /signup. */
export function Layout() {
  return (
    <Frame>
      <ConsentBanner />
      <Header />
      <Breadcrumb />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </Frame>
  );
}

/** Around every page, inside the layout or not. */
export function Surroundings() {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Outlet />
      <LoadingStatus />
      <PageChange />
      <ScrollPlace />
      <LinkPrefetch />
      <VisitStatistics />
      <ToastRegion />
      <RegionNotices />
    </>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

/* The skip link moves the focus here; a focus ring around the whole page would tell nothing. */
const Main = styled.main`
  flex: 1;
  &:focus {
    outline: none;
  }
`;
