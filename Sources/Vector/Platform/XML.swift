#if canImport(FoundationXML)
  import FoundationXML

  // On Linux, the parser is not in Foundation.
  typealias XMLParser = FoundationXML.XMLParser
  typealias XMLParserDelegate = FoundationXML.XMLParserDelegate
#endif
