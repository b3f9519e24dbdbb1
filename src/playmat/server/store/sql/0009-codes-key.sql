-- Codes of classes and students are encrypted (store/sealed_codes.py). The fingerprint tells a wrong key from the right
-- one and nothing else: one row, as soon as a server has opened the database.
-- both
CREATE TABLE codes_key (fingerprint TEXT NOT NULL);
