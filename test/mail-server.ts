import net from 'node:net';

/** A minimal SMTP server. It accepts mails for all recipients but those at refused.example, and closes the connection
 *  at a mail for dropped.example. */
export async function startMailServer() {
  const taken: string[] = [];
  const takenAtMs: number[] = [];
  const server = net.createServer((socket) => {
    let recipient = '';
    let inData = false;
    let body = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inData) {
        body += text;
        if (!body.endsWith('\r\n.\r\n')) return;
        [inData, body] = [false, ''];
        if (recipient.endsWith('@dropped.example')) return void socket.destroy();
        taken.push(recipient);
        takenAtMs.push(performance.now());
        return void say('250 taken');
      }
      const found = /^RCPT TO:<(.*?)>/i.exec(text)?.[1];
      if (found) recipient = found;
      if (/^DATA/i.test(text)) inData = true;
      say(
        found?.endsWith('@refused.example')
          ? '550 no such mailbox'
          : inData
            ? '354 go on'
            : /^QUIT/i.test(text)
              ? '221 bye'
              : '250 ok',
      );
    });
    say('220 mail.example');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    /** The recipients, in the order in which their mails came. */
    taken,
    takenAtMs,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
