-- Table 08 is table 8 now, as is ٨, unless both are there: then both stay what they are.
WITH "named" AS (
  SELECT "id", "event_id", "table_name" AS "before",
         regexp_replace(translate("table_name", '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '^0+(?=[0-9])', '') AS "plain"
  FROM "player"
  WHERE translate("table_name", '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') ~ '^[0-9]+$'
), "changed" AS (
  SELECT * FROM "named" n
  WHERE "plain" <> "before"
    AND NOT EXISTS (
      SELECT 1 FROM "named" o WHERE o."event_id" = n."event_id" AND o."id" <> n."id" AND o."plain" = n."plain"
    )
)
UPDATE "player" p SET "table_name" = c."plain" FROM "changed" c WHERE p."id" = c."id";
