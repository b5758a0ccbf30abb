// A session bus of a test's own, on which nothing is started by itself.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts it; gives the variables by which programs find it. It goes away when the test `t` ends. */
export async function sessionBus(t) {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-bus-'));
  const config = join(folder, 'bus.conf');
  await writeFile(config, `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path=${join(folder, 'bus')}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`);
  const bus = spawn('dbus-daemon', [`--config-file=${config}`, '--nofork', '--print-address'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((done) => bus.once('exit', done));
  t.after(async () => {
    bus.kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
  });
  const address = await new Promise((told, failed) => {
    createInterface({ input: bus.stdout }).once('line', told);
    bus.once('error', failed);
    bus.once('exit', (code) => failed(new Error(`dbus-daemon ended with ${code}`)));
  });
  return { DBUS_SESSION_BUS_ADDRESS: address };
}
