// Generated from the Rust types by `./dev bindings`. Do not edit.
import type * as rage from './rage';
import type * as rush7 from './rush7';
import type * as cover_your_assets from './cover_your_assets';
import type * as rummikub from './rummikub';
import type * as rush_out from './rush_out';
import type * as sheet from './sheet';

/** Every game's types, by its id. */
export interface Games {
  rage: {
    view: rage.View;
    prompt: rage.Prompt;
    command: rage.Command;
    config: rage.Config;
    question: rage.Question;
    answer: rage.Answer;
    refusal: rage.Refusal;
  };
  rush7: {
    view: rush7.View;
    prompt: rush7.Prompt;
    command: rush7.Command;
    config: rush7.Config;
    question: rush7.Question;
    answer: rush7.Answer;
    refusal: rush7.Refusal;
  };
  cover_your_assets: {
    view: cover_your_assets.View;
    prompt: cover_your_assets.Prompt;
    command: cover_your_assets.Command;
    config: cover_your_assets.Config;
    question: cover_your_assets.Question;
    answer: cover_your_assets.Answer;
    refusal: cover_your_assets.Refusal;
  };
  rummikub: {
    view: rummikub.View;
    prompt: rummikub.Prompt;
    command: rummikub.Command;
    config: rummikub.Config;
    question: rummikub.Question;
    answer: rummikub.Answer;
    refusal: rummikub.Refusal;
  };
  rush_out: {
    view: rush_out.View;
    prompt: rush_out.Prompt;
    command: rush_out.Command;
    config: rush_out.Config;
    question: rush_out.Question;
    answer: rush_out.Answer;
    refusal: rush_out.Refusal;
  };
  sheet: {
    view: sheet.View;
    prompt: sheet.Prompt;
    command: sheet.Command;
    config: sheet.Config;
    question: sheet.Question;
    answer: sheet.Answer;
    refusal: sheet.Refusal;
  };
}
