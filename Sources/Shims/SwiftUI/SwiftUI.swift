@_exported import LayoutDSL
@_exported import Render
