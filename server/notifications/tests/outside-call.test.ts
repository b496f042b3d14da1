import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callOutside } from '../outside-call.ts';
import { PushService } from './push-service.ts';

/** On a busy machine too. */
const PATIENTLY = { timeout: 20_000 };
const never = new AbortController().signal;
const call = (endpoint: string) => ({ endpoint, headers: { ttl: 60 }, body: Buffer.from('sealed') });

async function aService(): Promise<PushService> {
  const service = new PushService();
  await service.open();
  onTestFinished(async () => void (await service.close()));
  return service;
}

describe('a call', () => {
  test('arrives, and brings back how it was answered', async () => {
    const service = await aService();
    expect(await callOutside(call(service.endpoint()), never, service.outside)).toBe(201);
    expect(service.calls).toMatchObject([{ path: '/call', headers: { ttl: '60' } }]);
    expect(service.calls[0]?.body.toString()).toBe('sealed');
  });

  test.each([
    ['127.0.0.1', 4],
    ['::ffff:127.0.0.1', 6],
    ['169.254.169.254', 4],
    ['fd00::1', 6],
  ])('of a name that leads to %s is connected to nobody', async (address, family) => {
    const service = await aService();
    const { mayConnect: _, ...strict } = { ...service.outside, lookUp: async () => [{ address, family }] };
    await expect(callOutside(call(service.endpoint()), never, strict)).rejects.toThrow('no public address');
    expect(service.calls).toEqual([]);
  });

  test('goes to the public addresses of a name alone, as they are in that look-up', async () => {
    const service = await aService();
    const asked: string[] = [];
    let looks = 0;
    const outside = {
      ...service.outside,
      lookUp: async () => {
        looks++;
        return ['10.0.0.1', '127.0.0.1'].map(address => ({ address, family: 4 }));
      },
      mayConnect: (address: string) => {
        asked.push(address);
        return address === '127.0.0.1';
      },
    };
    expect(await callOutside(call(service.endpoint()), never, outside)).toBe(201);
    expect([looks, asked]).toEqual([1, ['10.0.0.1', '127.0.0.1']]);
  });

  test.each(['https://127.0.0.1/x', 'https://localhost./x', 'http://fcm.googleapis.com/x'])(
    'to %s is not made, wherever it comes from',
    async endpoint => {
      await expect(callOutside(call(endpoint), never)).rejects.toMatchObject({ name: 'ForbiddenAddress' });
    },
  );

  test('is not made to whoever is not who they say', async () => {
    const service = await aService();
    const { ca: _, ...stranger } = service.outside;
    await expect(callOutside(call(service.endpoint()), never, stranger)).rejects.toThrow('certificate');
    expect(service.calls).toEqual([]);
  });

  test('follows no redirection, and reads nothing but the head of an answer', async () => {
    const service = await aService();
    let isCut = false;
    service.answer = response => {
      response.on('close', () => {
        isCut = !response.writableFinished;
      });
      response.writeHead(307, { location: service.endpoint('/elsewhere') });
      const pour = () => {
        if (!response.destroyed) response.write(Buffer.alloc(1 << 16), pour);
      };
      pour();
    };
    expect(await callOutside(call(service.endpoint()), never, service.outside)).toBe(307);
    await expect.poll(() => isCut, PATIENTLY).toBe(true);
    expect(service.calls).toHaveLength(1);
  });

  test('is given up when it takes too long, answered or connected to nobody who speaks', async () => {
    const service = await aService();
    service.answer = () => {};
    const outside = { ...service.outside, longest: 200 };
    await expect(callOutside(call(service.endpoint()), never, outside)).rejects.toMatchObject({ name: 'AbortError' });
    const mute = createServer(() => {});
    await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void mute.close());
    const { port } = mute.address() as AddressInfo;
    await expect(callOutside(call(`https://push.havre.test:${port}/`), never, outside)).rejects.toThrow();
  });

  test('is given up when everything is closed', async () => {
    const service = await aService();
    const closing = new AbortController();
    service.answer = () => closing.abort();
    await expect(callOutside(call(service.endpoint()), closing.signal, service.outside)).rejects.toThrow();
  });
});
