-- What reviews have counted is counted again: a top is found by its move now, and a climb begins after any round.
DELETE FROM "digest";
