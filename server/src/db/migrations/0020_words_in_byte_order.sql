-- In the order of bytes words that begin alike stand together, whatever the database's own order is.
ALTER TABLE "search_words" ALTER COLUMN "word" TYPE text COLLATE "C";
