/** What the keeper of the server says to everybody, until it has been read or holds no more. */
import type { KeeperNotice } from '@havre/protocol/keeper.ts';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { keeperNoticeWords } from '../words/keeper-notice.ts';
import { deviceStorage } from './device-storage.ts';
import { serverNow } from './server.ts';
import { settings } from './settings.ts';
import './keeper-notice-bar.css';

const READ = 'havre notice read';
const MINUTE = 60_000;
const TICK = 5_000;

export function KeeperNoticeBar({ notice }: { notice: KeeperNotice }) {
  const [read, setRead] = useState(() => deviceStorage.getItem(READ));
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK);
    return () => clearInterval(timer);
  }, []);
  if (read === notice.id || notice.until <= now) return null;
  const forget = () => {
    deviceStorage.setItem(READ, notice.id);
    setRead(notice.id);
  };
  return (
    <div role="status" class="keeper-notice">
      <p class="keeper-notice-text">
        <Icon name="lantern" size={20} />
        <span>{textOf(notice, now)}</span>
        <button type="button" class="button quiet round" aria-label={words().common.close} onClick={forget}>
          <Icon name="close" size={18} />
        </button>
      </p>
    </div>
  );
}

/** A restart in the words of the page; what the keeper has written in the language of its reader, if there is that. */
function textOf({ restartAt, text }: KeeperNotice, now: number): string {
  const { language } = settings.value;
  const say = keeperNoticeWords[language];
  const written = text[language] ?? text.en ?? text.fr;
  if (restartAt === null) return written ?? '';
  const minutes = Math.max(0, Math.ceil((restartAt - now) / MINUTE));
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(restartAt - serverNow() + Date.now());
  return [say.restart(minutes, time), written].filter(part => part !== undefined).join(' ');
}
