import { Route, Routes } from 'react-router-dom';
import { EnvironmentPage } from './environment/EnvironmentPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { NotFoundPage } from './frame/NotFoundPage.tsx';
import { HurtPage } from './hurt/HurtPage.tsx';
import { LiveProvider } from './live/LiveProvider.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { RollBackAllPage } from './roll-back/RollBackAllPage.tsx';
import { RollBackPage } from './roll-back/RollBackPage.tsx';

/** The views, by address. The registry serves the document at each of them: dashboardRoutes.ts. */
export function Dashboard() {
  return (
    <LiveProvider>
      <Frame>
        <Routes>
          <Route path="/" element={<OverviewPage />} />
          <Route path="/env/:env" element={<EnvironmentPage />} />
          <Route path="/env/:env/hurt" element={<HurtPage />} />
          <Route path="/env/:env/remotes/:remote/roll-back" element={<RollBackPage />} />
          <Route path="/env/:env/entries/:n/roll-back" element={<RollBackAllPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Frame>
    </LiveProvider>
  );
}
