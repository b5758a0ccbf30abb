// Runs a program of WebAssembly with the files of this machine, as a runner of cargo: FILE ARGUMENT…
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { WASI } from 'node:wasi';

const [file] = process.argv.slice(2);
const env = { ...process.env, TMPDIR: tmpdir() };
const wasi = new WASI({ version: 'preview1', args: process.argv.slice(2), env, preopens: { '/': '/' }, returnOnExit: true });
const program = await WebAssembly.instantiate(await WebAssembly.compile(await readFile(file)), wasi.getImportObject());
process.exitCode = wasi.start(program);
