/** The server's log: one line of JSON for each thing an operator should know. */
import pino, { type Logger } from 'pino';

/** Standard error: standard output is for people. */
const STANDARD_ERROR = 2;

/** Where secrets travel; should anybody ever log a whole request, they are not in it. */
const SECRETS = ['authorization', 'cookie', '["sec-websocket-protocol"]', '["set-cookie"]'];

/**
 * A log on standard error, or in a file.
 * @example const log = jsonLog({ level: 'info' });
 */
export const jsonLog = ({ level, file }: { level: string; file?: string }): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: pino.stdSerializers.err },
      redact: SECRETS.flatMap(name => {
        const path = name.startsWith('[') ? name : `.${name}`;
        return [`headers${path}`, `req.headers${path}`];
      }),
    },
    pino.destination({ dest: file ?? STANDARD_ERROR, sync: true }),
  );
