/** The bar over every room but the table: where one is, and the way home. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { tablesWaiting } from './my-tables.ts';
import { route } from './router.ts';
import { WaitingLantern } from './waiting-lantern.tsx';
import './top-bar.css';

/** Rooms that have a title of their own. */
const ENTITLED: readonly string[] = ['table', 'here', 'screen', 'replay'];

/** How many tables wait for whoever holds the device stands in the title of the page. */
function useWaitingInTitle(): void {
  const count = tablesWaiting.value.length;
  const isEntitled = ENTITLED.includes(route.value.room);
  useEffect(() => {
    if (isEntitled) return;
    document.title = count === 0 ? 'Havre' : `(${count}) Havre`;
    return () => {
      document.title = 'Havre';
    };
  }, [count, isEntitled]);
}

export function TopBar({ children }: { children?: ComponentChildren }) {
  useWaitingInTitle();
  return (
    <header class="top-bar">
      <a class="top-home" href="/" aria-label={`Havre, ${words().common.home}`}>
        <Rose />
        <span class="top-name">Havre</span>
      </a>
      <div class="top-middle">{children}</div>
      {route.value.room === 'home' ? null : <WaitingLantern />}
      <a class="button quiet round" href="/settings" aria-label={words().settings.title}>
        <Icon name="settings" />
      </a>
    </header>
  );
}

/** The compass rose of Havre. */
export const Rose = ({ size = 36 }: { size?: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} class="rose" aria-hidden="true">
    <circle cx="24" cy="24" r="21" class="havre-rose-ring" />
    <path class="havre-rose-minor" d="M24 24 36 12 28 24 36 36 24 28 12 36 20 24 12 12z" />
    <path
      class="havre-rose-dark"
      d="M24 2 28.500 19.500 24 24zM46 24 28.500 28.500 24 24zM24 46 19.500 28.500 24 24zM2 24 19.500 19.500 24 24z"
    />
    <path
      class="havre-rose-light"
      d="M24 2 19.500 19.500 24 24zM46 24 28.500 19.500 24 24zM24 46 28.500 28.500 24 24zM2 24 19.500 28.500 24 24z"
    />
  </svg>
);
