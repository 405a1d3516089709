import { useLocation } from '@paw/ui/router.ts';
import { styled } from 'styled-components';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import { LoadingFailed } from '../../LoadingFailed.tsx';
import { useGiven } from '../../useLater.ts';
import { type Variant, variantName } from '../../variant/variants.ts';
import { NOTICE_ID, noticeFormWays } from './noticeFormWays.ts';

/**
 * For a sold-out variant: the form for a back-in-stock email. The email that asks for confirmation links here too, with its
 * token behind the #, which no server sees.
 */
export function StockNotice({ title, variant }: { title: string; variant: Variant }) {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const token = isHydrated ? /^#stock-notice=([\w-]{20,100})$/.exec(hash)?.[1] : undefined;
  const chosen = variantName(variant);
  const name = chosen ? `${title} (${chosen})` : title;
  const isWanted = token !== undefined || variant.stock <= 0;
  const { code: forms, hasFailed, retry } = useGiven(noticeFormWays, isWanted);
  if (!isWanted) return null;
  if (!forms) return hasFailed && <LoadingFailed onRetry={retry} />;
  return (
    <Frame id={NOTICE_ID}>
      {token ? (
        <forms.ConfirmNotice key={token} token={token} name={name} />
      ) : (
        <forms.NoticeForm key={variant.id} variantId={variant.id} name={name} />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  padding: var(--space-16);
  margin-bottom: var(--space-24);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  @media (scripting: none) {
    display: none;
  }
`;
