/** The address at which other devices reach this server: a page opened at localhost asks the server for it. */
import { useEffect, useState } from 'preact/hooks';

const ONLY_HERE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export function useReachable(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (!ONLY_HERE.includes(location.hostname)) return;
    void fetch('/api/v1/addresses')
      .then(response => (response.ok ? (response.json() as Promise<{ addresses: string[] }>) : { addresses: [] }))
      .then(({ addresses: [first] }) => {
        if (first !== undefined) setOrigin(first);
      })
      .catch(() => {});
  }, []);
  return origin;
}
