rules-contents = Contents
