/** Going on from a moment of a replay: a new table of this device, with bots in the other seats. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { portableGameOf } from '@havre/table/model/origin.ts';
import { useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { goOnHere } from '../rooms/beginning.ts';
import { Dialog } from '../shell/dialog.tsx';
import { SeatChoice } from '../table/seat-choice.tsx';
import { words } from '../words/index.ts';
import { refusalIn } from '../words/refusals.ts';
import type { ReplayController } from './replay-controller.ts';

export function GoingOn({ controller }: { controller: ReplayController }) {
  const [isOpen, setOpen] = useState(false);
  const [isExplained, setExplained] = useState(false);
  const isOver = controller.timeline.isOver(controller.at.value);
  return (
    <>
      <button
        type="button"
        class="button"
        aria-disabled={isOver}
        onClick={() => {
          controller.pause();
          setExplained(isOver);
          setOpen(!isOver);
        }}
      >
        <Icon name="branch" /> {words().replay.goOn}
      </button>
      {isOver && isExplained ? <p role="alert">{words().replay.goOnOver}</p> : null}
      {isOpen ? <GoOnDialog controller={controller} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function GoOnDialog({ controller, onClose }: { controller: ReplayController; onClose(): void }) {
  const { timeline, ui } = controller;
  const { replay } = timeline;
  const at = controller.at.value;
  const [seat, setSeat] = useState<Seat>(Math.max(0, controller.eyes.value));
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    const refusal = await goOnHere(portableGameOf(replay, at), seat);
    setBusy(false);
    setRefused(refusal?.refused ?? null);
  };
  return (
    <Dialog title={words().replay.goOnTitle} onClose={onClose}>
      <p>{words().replay.goOnExplained}</p>
      <SeatChoice
        legend={words().replay.yourSeat}
        seats={[...replay.players.keys()]}
        names={controller.table.names.value}
        value={seat}
        onChoice={setSeat}
      />
      {refused === null ? null : (
        <p class="file-problem" role="alert">
          {refusalIn(ui.wording, { refused })}
        </p>
      )}
      <p>
        <button type="button" class="button main" aria-disabled={isBusy} onClick={() => void begin()}>
          {words().replay.begin}
        </button>
      </p>
    </Dialog>
  );
}
