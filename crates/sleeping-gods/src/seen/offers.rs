//! What is offered, in words: every option of a question, with its key, what its button says and where it lies on the board.

mod anytime;
mod combat;
mod company;
mod ship;
mod turn;
