/** A WebDriver BiDi connection: commands with answers, and what comes by itself. */

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

export class Bidi {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, Waiting>();
  private sent = 0;
  /** Hears of everything that nobody asked for. */
  onEvent: (method: string, params: unknown) => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(String(data)) as Answer));
    socket.addEventListener('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the browser has gone'));
      this.waiting.clear();
    });
  }

  /** @example const bidi = await Bidi.connect('ws://127.0.0.1:9222/session'); */
  static async connect(url: string): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`nothing answers at ${url}`)), { once: true });
    });
    return new Bidi(socket);
  }

  /** @example const { context } = await bidi.do<{ context: string }>('browsingContext.create', { type: 'tab' }); */
  do<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.sent;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive({ id, type, result, error, message, method, params }: Answer): void {
    if (type === 'event') {
      this.onEvent(method ?? '', params);
      return;
    }
    const { resolve, reject } = this.waiting.get(id ?? 0) ?? {};
    this.waiting.delete(id ?? 0);
    if (type === 'success') resolve?.(result as never);
    else reject?.(new Error(`${error}: ${message}`));
  }
}
