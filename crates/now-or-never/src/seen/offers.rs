//! What options are called in saves, and what they say to whoever may take them: by the chapters of the rules.

mod anytime;
mod building;
mod campaign;
mod deed;
mod fight;
mod gains;
mod moving;
mod story;
mod turn;
