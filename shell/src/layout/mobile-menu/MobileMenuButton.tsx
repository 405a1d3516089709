import { Menu } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { shellPart } from '../../chunks/shellPart.ts';

const menu = shellPart('mobile-menu', () => import(/* webpackChunkName: "mobile-menu" */ './MobileMenu.tsx'));
const FOOTER_LINKS = 'ways';
const fetchPart = () => void menu.load().catch(() => undefined);

/**
 * Opens the menu of narrow windows, whose code loads on touch, hover or focus. Before hydration, without JavaScript,
 * and when the code fails, it links to the footer's links.
 */
export function MobileMenuButton() {
  const [isHydrated, setHydrated] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { module } = useSyncExternalStore(menu.subscribe, menu.state, menu.state);
  const { MobileMenu } = (module ?? {}) as { MobileMenu?: ComponentType<{ open: boolean; onClose: () => void }> };
  useEffect(() => setHydrated(true), []);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(true);
    menu.load().catch(() => {
      setWanted(false);
      location.hash = FOOTER_LINKS;
    });
  };
  const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <>
      <Opener
        href={`#${FOOTER_LINKS}`}
        aria-label="Menu"
        {...(isHydrated && {
          role: 'button',
          'aria-haspopup': 'dialog',
          'aria-expanded': isWanted && Boolean(MobileMenu),
        })}
        onClick={open}
        onKeyDown={pressBySpace}
        onPointerEnter={fetchPart}
        onTouchStart={fetchPart}
        onFocus={fetchPart}
      >
        <Menu strokeWidth={1.75} aria-hidden />
      </Opener>
      {MobileMenu && <MobileMenu open={isWanted} onClose={() => setWanted(false)} />}
    </>
  );
}

const Opener = styled.a`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: var(--radius-round);
  color: var(--ink);
  &:hover {
    background: var(--sand);
  }
  @media (min-width: 992px) {
    display: none;
  }
`;
