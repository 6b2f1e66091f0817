// A Chromium to test with: the one named by CHROMIUM, one installed here, or the one that comes as a package.
import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// Not the package's own list: it makes one process of the browser, which cannot open a second window. And no graphics
// card: where there is none it is emulated, and the emulation now and then draws a single frame for eight seconds.
const ARGS = ['--no-sandbox', '--disable-gpu'];

/** Returns { executablePath, args }, or throws with one line that says what to do. */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file`);
    return { executablePath: named, args: ARGS };
  }
  const installed = INSTALLED.find(path => existsSync(path));
  if (installed) return { executablePath: installed, args: ARGS };
  try {
    // Makes the package unpack the libraries it needs as well; it must be set before the import.
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    return { executablePath, args: ARGS };
  } catch (error) {
    throw new Error(`no usable Chromium was found (set CHROMIUM to one): ${error.message.split('\n')[0]}`);
  }
}
