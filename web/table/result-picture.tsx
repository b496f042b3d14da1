/** The result as a picture, for friends who were not there: shared by the device's own ways where it can, else kept as a file. */
import { settings } from '../shell/settings.ts';
import { useBusy } from '../shell/use-busy.ts';
import { words } from '../words/index.ts';

/** Only a server draws pictures, and only of tables it knows. */
export function ResultPicture({ table }: { table: string }) {
  const { isBusy, once } = useBusy();
  const address = `/api/v1/tables/${table}/picture.png?language=${settings.value.language}`;
  const name = `havre-${table.slice(0, 8)}.png`;
  const give = async (event: MouseEvent) => {
    if (!('canShare' in navigator) || !matchMedia('(pointer: coarse)').matches) return; // the link keeps it as a file
    event.preventDefault();
    await once(async () => {
      const response = await fetch(address);
      if (!response.ok) return;
      const files = [new File([await response.blob()], name, { type: 'image/png' })];
      if (navigator.canShare({ files }))
        await navigator.share({ files }).catch(() => {}); // they have thought better of it
      else location.assign(address);
    });
  };
  return (
    <a class="button small" href={address} download={name} aria-disabled={isBusy} onClick={event => void give(event)}>
      {words().end.picture}
    </a>
  );
}
