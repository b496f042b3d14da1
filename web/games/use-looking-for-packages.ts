/** Waiting for a box that this page was built without. */
import { useEffect, useState } from 'preact/hooks';
import { lookForPackages } from './package-boxes.tsx';

/** Whether the server is being asked for a box that this page does not know. */
export function useLookingForPackages(isMissing: boolean): boolean {
  const [isLooking, setLooking] = useState(isMissing);
  useEffect(() => {
    if (isMissing) void lookForPackages().finally(() => setLooking(false));
  }, [isMissing]);
  return isLooking;
}
