import { Route, Routes } from 'react-router-dom';
import { AccessPage } from './access/AccessPage.tsx';
import { EnvironmentPage } from './environment/EnvironmentPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { NotFoundPage } from './frame/NotFoundPage.tsx';
import { HurtPage } from './hurt/HurtPage.tsx';
import { LiveProvider } from './live/LiveProvider.tsx';
import { NotificationsPage } from './notifications/NotificationsPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { RollBackAllPage } from './roll-back/RollBackAllPage.tsx';
import { RollBackPage } from './roll-back/RollBackPage.tsx';
import { FreezePage } from './freeze/FreezePage.tsx';
import { EndPreviewPage } from './trials/EndPreviewPage.tsx';
import { PreviewsPage } from './trials/PreviewsPage.tsx';
import { BeginPage } from './trials/BeginPage.tsx';
import { MoveCanaryPage } from './trials/MoveCanaryPage.tsx';
import { SecondKeysPage } from './trials/SecondKeysPage.tsx';
import { ShadowPage } from './trials/ShadowPage.tsx';
import { TrialsPage } from './trials/TrialsPage.tsx';

/** The views, by address. The registry serves the document at each of them: dashboardRoutes.ts. */
export function Dashboard() {
  return (
    <LiveProvider>
      <Frame>
        <Routes>
          <Route path="/" element={<OverviewPage />} />
          <Route path="/env/:env" element={<EnvironmentPage />} />
          <Route path="/env/:env/hurt" element={<HurtPage />} />
          <Route path="/env/:env/canaries" element={<TrialsPage />} />
          <Route path="/env/:env/canaries/begin" element={<BeginPage kind="canary" />} />
          <Route path="/env/:env/canaries/:remote/:how" element={<MoveCanaryPage />} />
          <Route path="/env/:env/shadows/begin" element={<BeginPage kind="shadow" />} />
          <Route path="/env/:env/shadows/:id" element={<ShadowPage />} />
          <Route path="/env/:env/previews" element={<PreviewsPage />} />
          <Route path="/env/:env/previews/begin" element={<BeginPage kind="preview" />} />
          <Route path="/env/:env/previews/:id/end" element={<EndPreviewPage />} />
          <Route path="/env/:env/freeze" element={<FreezePage />} />
          <Route path="/env/:env/second-keys" element={<SecondKeysPage />} />
          <Route path="/env/:env/remotes/:remote/roll-back" element={<RollBackPage />} />
          <Route path="/env/:env/entries/:n/roll-back" element={<RollBackAllPage />} />
          <Route path="/access" element={<AccessPage />} />
          <Route path="/notifications" element={<NotificationsPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Frame>
    </LiveProvider>
  );
}
