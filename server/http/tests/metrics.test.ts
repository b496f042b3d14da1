/** Measurements are for whoever operates the server, and there for nobody else. */
import { describe, expect, it } from 'vitest';
import { openServer } from '../../tests/test-server.ts';

const asked = (url: string, authorization?: string): Promise<Response> =>
  fetch(`${url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

describe('measurements', () => {
  it('are there for nobody, if nothing is said', async () => {
    const { url, metricsPort } = await openServer({ metrics: {} });
    for (const authorization of [undefined, 'Bearer undefined', 'Bearer null', 'Bearer '])
      expect((await asked(url, authorization)).status).toBe(404);
    expect(metricsPort).toBeNull();
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  });

  it('are there for whoever has the token', async () => {
    const token = 'a-token-for-machines';
    const { url, metricsPort } = await openServer({ metrics: { token } });
    expect(metricsPort).toBeNull();
    for (const authorization of [undefined, `Bearer ${token}x`, `Basic ${token}`, token, `Bearer ${token.slice(1)}`])
      expect((await asked(url, authorization)).status).toBe(404);
    const answer = await asked(url, `Bearer ${token}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('havre_tables');
  });

  it('have an address of their own, where nothing else is', async () => {
    const { url, metricsPort } = await openServer({ metrics: { listen: { host: '127.0.0.1', port: 0 } } });
    const own = `http://127.0.0.1:${metricsPort}`;
    expect((await asked(url)).status).toBe(404);
    const answer = await asked(own);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('havre_connections');
    expect((await fetch(`${own}/api/v1/games`)).status).toBe(404);
    expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('keep their address to themselves', async () => {
    const { metricsPort } = await openServer({ metrics: { listen: { host: '127.0.0.1', port: 0 } } });
    const listen = { host: '127.0.0.1', port: metricsPort ?? 0 };
    await expect(openServer({ metrics: { listen } })).rejects.toMatchObject({ code: 'no-metrics' });
  });
});
