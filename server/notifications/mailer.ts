/** Mails, by the mail server of whoever runs this one. */
import nodemailer, { type Transporter } from 'nodemailer';

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtp: string;
  /** From whom mails come: `havre@example.org`, with a name before it or not. */
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one POST ends all mails like this, as mail programs offer it. */
  readonly stop?: string;
}

/** How long a mail server may take for each step, in milliseconds. */
const LONGEST_STEP = 10_000;
const MOST_CONNECTIONS = 2;

export class Mailer {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor({ smtp, from }: MailSettings) {
    this.from = from;
    this.transport = nodemailer.createTransport(
      {
        url: smtp,
        ...{ pool: true, maxConnections: MOST_CONNECTIONS },
        ...{ connectionTimeout: LONGEST_STEP, greetingTimeout: LONGEST_STEP, socketTimeout: LONGEST_STEP },
        ...{ disableFileAccess: true, disableUrlAccess: true },
      },
      { from },
    );
  }

  /** Rejects if the mail server cannot be reached, or does not let us in. */
  async check(): Promise<void> {
    await this.transport.verify();
  }

  /** Resolves when the mail server has taken it. */
  async send({ to, subject, text, stop }: Mail): Promise<void> {
    const list = stop === undefined ? {} : { list: { unsubscribe: stop } };
    const oneClick = stop === undefined ? {} : { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
    // One address, taken apart from its name: what somebody has typed is never read as a list of addresses.
    await this.transport.sendMail({
      from: this.from,
      to: { name: '', address: to },
      subject,
      text,
      ...list,
      ...oneClick,
    });
  }

  close(): void {
    this.transport.close();
  }
}
