/** How others come to a table: its link, a code to photograph, six characters to read out. */
import type { TableInfo } from '@havre/table/viewing/table-info.ts';
import { useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { Qr } from '../look/qr.tsx';
import { useReachable } from '../shell/reachable.ts';
import { share } from '../shell/share.ts';
import { words } from '../words/index.ts';
import './invitation.css';

export interface InvitationProps {
  readonly info: TableInfo;
  /** Whether it is on the big screen, where it is read from across the room and nobody touches anything. */
  readonly isOnScreen?: boolean;
}

export function Invitation({ info, isOnScreen = false }: InvitationProps) {
  const link = `${useReachable()}/table/${info.table}`;
  const [isCopied, setCopied] = useState(false);
  // If it cannot be copied, it stands there to be read.
  const copy = async () => setCopied(await share(link));
  return (
    <section class="invitation">
      <h2>{words().gathering.invite}</h2>
      <div class="invitation-parts">
        <Qr text={link} label={words().gathering.qr} />
        <div class="stack">
          <p>
            <span class="soft">{words().gathering.code}</span>
            <br />
            <strong class="invitation-code">{info.code}</strong>
          </p>
          <p class="invitation-link">{link}</p>
          {isOnScreen ? null : (
            <p class="row">
              <button type="button" class="button" onClick={() => void copy()}>
                <Icon name={isCopied ? 'check' : 'share'} />{' '}
                {isCopied ? words().gathering.copied : words().gathering.share}
              </button>
              <a class="button quiet" href={`/screen/${info.table}`} target="_blank" rel="noopener">
                <Icon name="screen" /> {words().gathering.bigScreen}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
