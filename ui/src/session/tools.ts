import type { Command } from '../gen/tools';
import type { LiveTable } from './live.svelte';

/** Of these the same twice is two: dice that are rolled again, a minute more and another one. */
const REPEATED: Command['do'][] = ['roll', 'add_time'];

/** Asks a tool that lies beside the game: a step of the table like any other. */
export async function useTool(live: LiveTable, command: Command): Promise<boolean> {
  if (!live.table?.real_time) return live.play({ tool: command }, { repeats: REPEATED.includes(command.do) });
  const owner = 'owner' in command ? command.owner : null;
  const { kept, refused } = await live.atOnce(owner ?? 0, { tool: command });
  live.refusal = refused;
  return kept;
}

/** Whether a refusal is a tool's, whatever game lies there. */
export const isToolCode = (code: string): boolean => code.startsWith('TL_E_');
