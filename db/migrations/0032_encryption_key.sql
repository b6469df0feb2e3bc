-- The key under which secrets of second factors are encrypted is called what it is.
update secrets set name = 'encryptionKey' where name = 'sealingKey';
